// @ts-check

/**
 * What `npm run verify -- NAME` runs: files in a folder, with what must be built before. `needs` is its time and what it needs besides
 * Node.
 * @typedef {{ does: string, needs: string, built?: readonly string[], folder?: string, runs: readonly string[][] }} Verification
 */

const product = ['backend', 'shell', 'parent-app', 'admin-app'];

/** @type {Record<string, Verification>} */
export const verifications = {
  asvs: {
    does: 'write docs/asvs.md, the table of OWASP ASVS requirements, from the tests that cover them',
    needs: 'seconds',
    runs: [['tools/asvs/write-table.ts']],
  },
  bench: {
    does: 'compare the server with a bare one, and a club of ten counties with one (docs/performance.md)',
    needs: 'fifteen minutes; --help lists the options',
    built: ['backend'],
    runs: [['tools/bench/bench.ts']],
  },
  browsers: {
    does: "walk a family's and a coach's journey in Firefox and WebKitGTK",
    needs: 'minutes; Debian: firefox-esr, webkit2gtk-driver, xvfb',
    built: product,
    runs: [['e2e/browsers/verify.ts']],
  },
  cluster: {
    does: 'kill the leader of a three-node PostgreSQL cluster under load and count what is lost (docs/cluster.md)',
    needs: 'minutes; Debian: patroni, etcd-server, haproxy, pgbouncer, postgresql',
    built: product,
    runs: [['deploy/cluster/verify/verify.ts']],
  },
  'cluster-cost': {
    does: 'measure what HAProxy and PgBouncer cost (docs/cluster.md, docs/capacity.md)',
    needs: "like cluster; takes the folder of the county's files",
    built: product,
    runs: [['deploy/cluster/measure/measure.ts']],
  },
  deploy: {
    does: 'run the build steps of the images, and nginx and backups with their configuration',
    needs: 'minutes; Debian: nginx, libnginx-mod-http-brotli-static, gettext-base, postgresql',
    folder: 'deploy',
    runs: [['verify/verify.ts']],
  },
  drill: {
    does: 'back up, restore and compare a club; check that damaged backups are rejected',
    needs: 'a minute; tries another PostgreSQL if one is installed',
    built: ['backend'],
    runs: [['tools/drill/drill.ts']],
  },
  faults: {
    does: 'break everything that the reliability and security goals name (docs/reliability.md)',
    needs: 'hours; with names of goals (R2 S5) only these',
    built: product,
    runs: [['tools/faults/faults.ts']],
  },
  gallery: {
    does: 'show the design system in both themes, and every mail, on http://localhost:4400',
    needs: 'seconds; Ctrl-C stops it',
    runs: [['backend/gallery/write-mails.ts'], ['libs/ui/gallery/serve.mjs']],
  },
  lighthouse: {
    does: 'check the main pages with Lighthouse 12, also at the size of a county',
    needs: 'minutes; downloads Lighthouse once',
    built: product,
    folder: 'e2e',
    runs: [['lighthouse.ts']],
  },
  mutate: {
    does: 'insert small faults into the domain rules and check that a test notices each',
    needs: 'over ten minutes',
    folder: 'libs/domain',
    runs: [['../../node_modules/@stryker-mutator/core/bin/stryker.js', 'run']],
  },
  upgrade: {
    does: 'upgrade clubs of released versions, and run their front ends against the current API',
    needs: 'minutes; installs and builds the released versions once',
    built: product,
    runs: [['deploy/upgrade/verify.ts']],
  },
};
