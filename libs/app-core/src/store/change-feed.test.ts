import { jest } from '@jest/globals';
import { type ClubTag } from '@touchline/api-client';
import { type ChangeFeed } from '../contract/club-app.ts';
import { openChangeFeed } from './change-feed.ts';

const feeds: ChangeFeed[] = [];

function open(): ChangeFeed {
  const feed = openChangeFeed();
  feeds.push(feed);
  return feed;
}

function join(feed: ChangeFeed) {
  const heard: (readonly ClubTag[])[] = [];
  const returned = jest.fn();
  const tell = feed.join({ changed: (tags) => void heard.push(tags), returned });
  return { heard, returned, tell };
}

/** Broadcasts are asynchronous. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 30));

afterEach(() => feeds.splice(0).forEach((feed) => feed.close()));

it('A change feed tells the other listeners of the page, but not the sender', () => {
  const feed = open();
  const [admin, parent] = [join(feed), join(feed)];
  admin.tell(['teams', 'leagues']);
  expect(parent.heard).toEqual([['teams', 'leagues']]);
  expect(admin.heard).toEqual([]);
});

it('A change feed tells other tabs', async () => {
  const [here, there] = [join(open()), join(open())];
  here.tell(['events']);
  await aMoment();
  expect(there.heard).toEqual([['events']]);
  expect(here.heard).toEqual([]);
});

it('A closed change feed is silent, even if a call settles late', async () => {
  const feed = open();
  const [one, another, elsewhere] = [join(feed), join(feed), join(open())];
  feed.close();
  one.tell(['events']);
  await aMoment();
  expect(another.heard).toEqual([]);
  expect(elsewhere.heard).toEqual([]);
});

it.each([
  ['returns to the page', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['is online again', () => window.dispatchEvent(new Event('online'))],
])('A change feed tells its listeners that the user %s', (_case, happen) => {
  const member = join(open());
  happen();
  expect(member.returned).toHaveBeenCalledTimes(1);
});
