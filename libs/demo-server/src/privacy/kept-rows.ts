/** Written by `npm run contract`: how long a club with the usual periods keeps what a family’s file shows. */
export const keptRows = [
  {
    "title": "Accounts",
    "kept": "24 months after the account was last used, if it has no children, or until an admin deletes it"
  },
  {
    "title": "Devices",
    "kept": "until they expire"
  },
  {
    "title": "Requests to be deleted",
    "kept": "until an admin deletes the account, or the user withdraws the request"
  },
  {
    "title": "Players",
    "kept": "24 months after the player left the club, or until an admin deletes the player for good"
  },
  {
    "title": "Former age groups",
    "kept": "as long as the child"
  },
  {
    "title": "Corrections",
    "kept": "as long as the child"
  },
  {
    "title": "Teams",
    "kept": "as long as the child"
  },
  {
    "title": "Changes of teams",
    "kept": "as long as the child"
  },
  {
    "title": "Days away",
    "kept": "30 days after the last day"
  },
  {
    "title": "Looks at phone numbers",
    "kept": "24 months after somebody looked"
  },
  {
    "title": "Requests to delete a child",
    "kept": "until an admin deletes the child, or the guardian withdraws the request"
  },
  {
    "title": "Guardians",
    "kept": "until the guardian leaves or is removed"
  },
  {
    "title": "Requests for access",
    "kept": "60 days after the decision"
  },
  {
    "title": "Invitations",
    "kept": "30 days after they expire"
  },
  {
    "title": "Answers",
    "kept": "3 seasons after the season of the event; 30 days after the event for notes"
  },
  {
    "title": "Earlier answers",
    "kept": "3 seasons after the season of the event"
  },
  {
    "title": "Mails",
    "kept": "30 days after they ended"
  },
  {
    "title": "Choice of mails",
    "kept": "as long as the account"
  },
  {
    "title": "Mails about a child that are off",
    "kept": "as long as the guardian"
  },
  {
    "title": "Calendar feeds",
    "kept": "until the user revokes them"
  },
  {
    "title": "Coaches of teams",
    "kept": "until the coach leaves the team"
  },
  {
    "title": "Appointments of coaches",
    "kept": "as long as the coach"
  },
  {
    "title": "Announcements",
    "kept": "24 months after it was posted"
  }
];
