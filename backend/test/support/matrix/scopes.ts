import { importTemplate } from '@touchline/domain';
import { type Role } from './matrix.ts';
import { announcementScopes } from './scopes.announcements.ts';
import { eventScopes } from './scopes.events.ts';
import { feedScopes } from './scopes.feeds.ts';
import { familyScopes } from './scopes.families.ts';
import { peopleScopes } from './scopes.people.ts';
import { type World } from './world.ts';

/** Checks which data a successful response contains, as the matrix demands. */
export type Scope = (body: any, world: World, role: Role) => void;

const roster: Scope = (team, { child }, role) => {
  expect(team.memberCount).toBe(1);
  if (role === 'parent-other' || role === 'welfare-officer') return expect(team.members).toEqual([]);
  expect(team.members[0]).toMatchObject({ id: child.id, name: child.name, dateOfBirth: child.dateOfBirth });
};

export const scopes: Record<string, Scope> = {
  ...announcementScopes,
  ...eventScopes,
  ...peopleScopes,
  ...familyScopes,
  ...feedScopes,
  'GET /api/auth/me': (body) =>
    expect(Object.keys(body).sort()).toEqual([
      'bio',
      'email',
      'fullName',
      'hasSecondFactor',
      'id',
      'isAdmin',
      'isCoach',
      'isEmailVerified',
      'isParent',
      'isWelfareOfficer',
      'needsSecondFactor',
      'phone',
      'username',
    ]),
  'GET /api/children': (body, { child }, role) =>
    expect(body.map(({ id }: { id: number }) => id)).toEqual(role === 'parent-own' ? [child.id] : []),
  'GET /api/children/all': (body, { child, people }, role) => {
    const row = body.find(({ id }: { id: number }) => id === child.id);
    expect(row).toMatchObject({
      name: child.name,
      dateOfBirth: child.dateOfBirth,
      parentName: people['parent-own'].fullName,
    });
    expect('parentId' in row).toBe(role === 'admin');
    expect(JSON.stringify(body)).not.toContain('@families.example');
  },
  'GET /api/children/counts': (body, _world, role) => {
    const registered = ['assigned', 'registered', 'unassigned'];
    const more = ['withoutEventGroup', 'withoutTeam'];
    expect(Object.keys(body).sort()).toEqual(
      role === 'admin' ? [...registered, 'erasureRequests', 'unregistered', ...more].sort() : [...registered, ...more],
    );
  },
  'GET /api/children/unregistered': (body, { child }) => {
    expect(body).toContainEqual(expect.objectContaining({ name: 'Long Gone', isRegistered: false, teams: [] }));
    expect(body.map(({ id }: { id: number }) => id)).not.toContain(child.id);
  },
  'GET /api/children/{id}': (body, { child, people }) => {
    expect(body).toMatchObject({ id: child.id, guardians: [{ fullName: people['parent-own'].fullName }] });
    expect(JSON.stringify(body)).not.toContain('@families.example');
  },
  'POST /api/children/{id}/contact-lookups': (body, { people }) =>
    expect(body).toEqual({ guardians: [{ fullName: people['parent-own'].fullName, phone: null }] }),
  'GET /api/children/{id}/contact-lookups': (body, { people }) =>
    expect(body).toMatchObject([{ lookedUpBy: people.coach.fullName }]),
  'POST /api/children/search': (body, _world, role) => {
    if (role === 'parent-other') {
      return expect(body).toEqual({
        child: null,
        message: "We couldn't find your child. Please contact an administrator.",
      });
    }
    const child = { id: expect.any(Number), name: expect.stringMatching(/^Child/) };
    expect(body).toEqual({ child, action: 'claim-existing' });
  },
  'POST /api/children/{id}/assign-parent': (body, { child, people }) =>
    expect(body).toMatchObject({ id: child.id, parentId: people['parent-other'].id }),
  'GET /api/teams': (body, world, role) =>
    roster(
      body.find(({ id }: { id: number }) => id === world.team.id),
      world,
      role,
    ),
  'GET /api/teams/{id}': roster,
  'POST /api/teams/{id}/coaches/{coachId}/confirm': (body) => expect(body.unconfirmedCoaches).toEqual([]),
  'PATCH /api/teams/{teamId}/members/{childId}': (body, { team, child }) =>
    expect(body).toEqual({
      id: expect.any(Number),
      teamId: team.id,
      childId: child.id,
      jerseyNumber: 9,
      position: 'Striker',
    }),
  'GET /api/seasons': (body) => expect(JSON.stringify(body)).not.toContain('@families.example'),
  'GET /api/leagues': (body) => expect(JSON.stringify(body)).not.toContain('@families.example'),
  'POST /api/import/{type}': (body) => expect(body.summary).toEqual({ total: 1, success: 1, error: 0, skipped: 0 }),
  'GET /api/import/templates/{type}': (body) => expect(body).toBe(importTemplate('teams')),
  'GET /api/health/live': (body) => expect(Object.keys(body)).toEqual(['status']),
  'GET /api/health/version': (body) => expect(Object.keys(body)).toEqual(['name', 'version', 'build']),
  'GET /api/health/ready': (body) => expect(Object.keys(body)).toEqual(['status']),
  'GET /api/club/work': (body) =>
    expect(Object.values(body).every((value) => ['number', 'boolean'].includes(typeof value))).toBe(true),
  'GET /api/club': (body) =>
    expect(Object.keys(body)).toEqual([
      'name',
      'timeZone',
      'contactEmail',
      'contactPhone',
      'passwordMinLength',
      'crestUrl',
      'colour',
      'formats',
      'sendsMail',
      'verifiesEmail',
      'privacyUrl',
      'offersDemo',
    ]),
};
