"""Notices: people are told what waits for them, by the ways that they have chosen.

outbox    what is to be told, written with the change that makes it so
settings  what a person wants to be told, how, and when not
ways      push subscriptions, webhooks and the mail address of a person
sender    takes what is due, looks whether it still holds, sends it, tries again
sifting   whether a notice still holds at the moment when it is to be sent
words     a notice as a sentence
letters   mails as they are written
mail      mails as they are sent
push      web push: the server's keys, what is encrypted, what is signed
hooks     webhooks: signed, or in the forms of Discord and Slack
outside   requests to addresses that strangers have given
log       what was sent to a person, for that person to read
shapes    bodies and answers of the routes
"""
