// @ts-check

/**
 * The folders of each package as layers, from the lowest up. A folder may import from the layers below it, never from one above, types
 * included. The files beside the folders (main.ts, index.ts …) may import from all of them, except where `*` gives them a layer; the
 * app itself (app.tsx) stays above all. Folders of a wing (`telling/mail`) are layers of their own. `test` holds what tests share, so tests
 * of any folder may import from it.
 * @type {Record<string, string[]>}
 */
export const layers = {
  'backend/src': [
    // Infrastructure, which knows no entity and no user.
    'config',
    'database',
    'metrics',
    'http',
    'audit',
    'rate-limits',
    // The club, its mails, its users and their sessions.
    'club',
    'housekeeping',
    'telling/mail',
    'telling/preferences',
    'telling/outbox',
    'users',
    'auth',
    // A folder per resource of the API.
    'guardians',
    'deletion-requests',
    'children',
    'absences',
    'telling/event-notices',
    'leagues',
    'teams',
    'responses',
    'events',
    'availability',
    'telling/answer-links',
    'feeds',
    'announcements',
    'telling/notifications',
    'telling/reminders',
    'telling/event-mails',
    'import',
    // Everything that needs all resources.
    'schema',
    'backup',
    'contract',
    'health',
    'app',
    'start',
    'commands',
  ],
  'shell/src': [
    // The server, and who is signed in.
    'connection',
    'transport',
    'toasts',
    'session',
    // What every page needs: the outline, loading, the apps.
    'pages',
    'loading',
    'remotes',
    'demo',
    'about',
    // Pages without the frame, then the frame.
    'auth',
    'recovery',
    'invitations',
    'answers',
    'frame',
    'notifications',
    'test',
  ],
  'parent-app/src': [
    '*',
    'children',
    'events',
    'announcements',
    'absences',
    'add-child',
    'guardians',
    'dashboard',
    'calendar',
    'event',
    'teams',
    'feeds',
    'profile',
    'messages',
    'devices',
    'two-step',
    'test',
  ],
  'admin-app/src': [
    '*',
    'events',
    'players',
    'teams',
    'fixtures',
    'announcements',
    'import',
    'users',
    'mail',
    'club',
    'test',
  ],
  'libs/ui/src': ['theme', 'display', 'buttons', 'feedback', 'forms', 'navigation', 'layout', 'overlays'],
  'libs/app-core/src': ['contract', 'store', 'format', 'page', 'forms', 'club', 'account', 'events', 'guardians'],
  'libs/demo-server/src': [
    'server',
    'users',
    'auth',
    'guardians',
    'absences',
    'children',
    'announcements',
    'events',
    'availability',
    'club',
    'deletion-requests',
    'import',
    'leagues',
    'locked-names',
    'mail-preferences',
    'notifications',
    'reminders',
    'teams',
  ],
  'libs/domain/src': ['colours', 'values', 'fields', 'events', 'words', 'import'],
  e2e: ['support', 'browsers', 'journeys', 'parity'],
  tools: [
    'jest',
    'webpack',
    'start',
    'contract',
    'verify',
    'tags',
    'asvs',
    'county',
    'demo',
    'drill',
    'bench',
    'faults',
    'lint',
    'test',
  ],
  deploy: ['verify', 'cluster', 'upgrade'],
};

/**
 * The layer of a file, whose path is relative to the package's sources; undefined beside the folders. @param {string} root @param {string}
 * path
 */
export const layerOf = (root, path) => layers[root]?.find((layer) => path.startsWith(`${layer}/`));
