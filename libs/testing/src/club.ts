import { createDemoServer, type DemoOptions, type DemoServer, memoryStorage } from '@touchline/demo-server';
import { type Club } from '@touchline/api-client';

const settings: Club = {
  name: 'Touchline FC',
  timeZone: 'Europe/London',
  contactEmail: 'office@touchline.example',
  contactPhone: '020 7946 0000',
  passwordMinLength: 6,
  crestUrl: null,
  colour: null,
  formats: 'us',
  sendsMail: false,
  verifiesEmail: false,
  privacyUrl: null,
  offersDemo: true,
};

const open = (options: Partial<DemoOptions> = {}) =>
  createDemoServer({ storage: memoryStorage(), club: settings, ...options });

let current = open();

/** The club of the running test: a new copy of the sample club in each. */
export const club = (): DemoServer => current;

// Outside Jest there is one club.
globalThis.beforeEach?.(() => {
  current = open();
});

/** Gives the test's club other settings than the sample club's. */
export function clubWith(changed: Partial<Club>): void {
  current = open({ club: { ...settings, ...changed } });
}

/** Makes the test's club a demo, where duplicates can be claimed. */
export function demoClub(): void {
  current = open({ duplicatesCanBeClaimed: true });
}

/** Removes everything from the club except the three accounts. */
export function emptyClub(): void {
  current.arrange((data) => {
    for (const [name, rows] of Object.entries(data)) if (Array.isArray(rows) && name !== 'users') rows.length = 0;
  });
}
