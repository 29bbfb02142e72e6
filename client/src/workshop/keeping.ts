/** Drafts and tracing pictures lie in this browser, and nowhere else. */
import type { History } from "./kit/patches";
import type { Corners } from "./tracing";
import type { Board } from "./kit/board";

export interface Kept {
  board: Board;
  history: History;
  /** The board on the server that it began with. */
  id: string | null;
  version: number | null;
  /** Goes with the first save, so that it is done once, however often it is asked for. */
  saveKey?: string;
  /** Changed since it was saved. */
  changed: boolean;
}
export interface KeptPicture {
  picture: Blob;
  corners: Corners;
  opacity: number;
  shown: boolean;
}

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open("trackside.workshop", 1);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore("drafts");
      asked.result.createObjectStore("pictures");
    };
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error("no storage"));
  });
}

async function within<T>(
  store: "drafts" | "pictures",
  mode: IDBTransactionMode,
  work: (of: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await opened();
  try {
    return await new Promise<T>((resolve, reject) => {
      const asked = work(database.transaction(store, mode).objectStore(store));
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(asked.error ?? new Error("no storage"));
    });
  } finally {
    database.close();
  }
}

/** A browser that keeps nothing (a private window) is no reason to stop. */
async function quietly<T>(work: Promise<T>): Promise<T | undefined> {
  return work.catch(() => undefined);
}

export function draftOf(key: string): Promise<Kept | undefined> {
  return quietly(within<Kept | undefined>("drafts", "readonly", (store) => store.get(key)));
}
export async function keepDraft(key: string, kept: Kept): Promise<void> {
  await quietly(within("drafts", "readwrite", (store) => store.put(kept, key)));
}
export async function dropDraft(key: string): Promise<void> {
  await quietly(within("drafts", "readwrite", (store) => store.delete(key)));
}
export function pictureOf(key: string): Promise<KeptPicture | undefined> {
  return quietly(within<KeptPicture | undefined>("pictures", "readonly", (store) => store.get(key)));
}
export async function keepPicture(key: string, kept: KeptPicture): Promise<void> {
  await quietly(within("pictures", "readwrite", (store) => store.put(kept, key)));
}
export async function dropPicture(key: string): Promise<void> {
  await quietly(within("pictures", "readwrite", (store) => store.delete(key)));
}
