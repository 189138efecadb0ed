import { mailTopics, topicsPerChild } from './mail-preferences.ts';
import { mailPresets, presetChange, presetOf } from './mail-presets.ts';

const topicsWith = (...on: string[]) =>
  mailTopics.map((topic) => ({ topic, isOn: on.includes(topic), mutedChildIds: [] as number[] }));
const usual = mailTopics.filter((topic) => topic !== 'weekly-overview');

describe('presetOf', () => {
  it.each([
    [usual, 'all'],
    [mailTopics, 'all'],
    [['changes', 'last-call', 'new-devices'], 'changes-and-last-call'],
    [['changes'], 'changes'],
    [['changes', 'weekly-overview'], null],
    [['last-call'], null],
    [[], null],
  ])('of %j is %s', (on, preset) => {
    expect(presetOf(topicsWith(...on))).toBe(preset);
  });

  it('is null if a child is left out of a topic', () => {
    const topics = topicsWith(...usual).map((row) => (row.topic === 'changes' ? { ...row, mutedChildIds: [4] } : row));
    expect(presetOf(topics)).toBeNull();
  });

  it('knows the topics that a user can get alone', () => {
    expect(presetOf(topicsWith(...usual).filter(({ topic }) => topic !== 'coach-overview'))).toBe('all');
  });
});

it.each(mailPresets)('presetChange to %s leads to it, and keeps what is about the account', (preset) => {
  const before = topicsWith('weekly-overview', 'reminders').map((row) => ({
    ...row,
    mutedChildIds: topicsPerChild.some((topic) => topic === row.topic) ? [4] : [],
  }));
  const changes = presetChange(preset, before);
  const after = before.map((row) => ({ ...row, ...changes.find(({ topic }) => topic === row.topic) }));
  expect(presetOf(after)).toBe(preset);
  expect(changes.map(({ topic }) => topic)).not.toContain('new-devices');
});
