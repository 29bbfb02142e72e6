// A bot of one's own in JavaScript: Node without packages. In this folder, three games against
// `easy`:
//
//     trackside arena german-railways --bots "cmd:node my_bot.js,easy,easy" --games 3
//
// Every line of the input is a question, every line of the output an answer. What is written with
// console.error goes to the terminal.

const lines = require("node:readline").createInterface({ input: process.stdin });

/** Bids up to six, then builds what costs least. */
function choose(question) {
  let best = question.legal[0];
  let least = 99;
  for (const offer of question.offers) {
    if (offer.cost !== null && offer.cost <= 6 && offer.cost < least) {
      best = offer.code;
      least = offer.cost;
    }
  }
  return best;
}

lines.on("line", (line) => {
  const question = JSON.parse(line);
  const answer =
    question.cmd === "new" // what is played: game, players, options, seat, seed
      ? { id: question.id, ok: true }
      : { id: question.id, action: choose(question) };
  console.log(JSON.stringify(answer));
});
