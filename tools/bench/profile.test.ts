import { selfTimes } from './profile.ts';

it('selfTimes adds up the time of each package and leaves out idle time', () => {
  const frame = (id: number, functionName: string, url: string) => ({
    id,
    callFrame: { functionName, url, lineNumber: 9 },
  });
  const nodes = [
    frame(1, '(idle)', ''),
    frame(2, 'parse', 'file:///club/node_modules/@nestjs/core/router.js'),
    frame(3, 'read', 'file:///club/node_modules/@nestjs/core/scanner.js'),
    frame(4, 'list', 'file:///club/backend/dist/events/event.queries.js'),
    frame(5, '(garbage collector)', ''),
  ];
  const [byPackage, byFunction] = selfTimes({
    nodes,
    samples: [1, 2, 3, 4, 5, 2],
    timeDeltas: [9e6, 1e3, 1e3, 4e3, 1e3, 1e3],
  });
  expect(byPackage).toEqual([
    { name: 'backend/dist/events', ms: 4 },
    { name: '@nestjs/core', ms: 3 },
    { name: '(garbage collector)', ms: 1 },
  ]);
  expect(byFunction![1]).toEqual({ name: '@nestjs/core parse router.js:10', ms: 2 });
});
