import { type ApiResponse, type Club, type Transport } from '@touchline/api-client';
import { limits, localZone } from '@touchline/domain';
import { recorders } from './audit/recorded-acts.ts';
import { handlers } from './routes.ts';
import { sampleData } from './sample-data.ts';
import { authorize, type ReceivedRequest } from './server/authorize.ts';
import { clubClock } from './server/club-clock.ts';
import { add, type ClubData } from './server/club-data.ts';
import {
  type KeyValueStorage,
  passingSession,
  readClub,
  type Session,
  storedSession,
  writeClub,
} from './server/club-storage.ts';
import { problemResponse, responseTo } from './server/response.ts';
import { CommittedHttpError } from './server/http-error.ts';

export interface DemoOptions {
  storage: KeyValueStorage;
  /** Replaces members of the default, Touchline FC in the browser's time zone. */
  club?: Partial<Club>;
  now?: () => Date;
  /** True in demo mode, which has no admin to ask. The backend, and so tests, never do that. */
  duplicatesCanBeClaimed?: boolean;
}

const maxAuditRows = 500;

export type DemoRole = 'parent' | 'admin';

/** The API of a club whose data is in a storage: the demo mode, and the fake server of tests. */
export interface DemoServer {
  club: Club;
  /** Responds as the backend would. Its session is kept in the storage. */
  transport: Transport;
  /** Requests from another browser, where this user is signed in, or nobody. */
  as: (userId: number | null) => Transport;
  /** Signs in a user with this role; throws a `StorageFailure` when the storage fails. */
  enter: (role: DemoRole) => void;
  /** Restores the sample club. The session stays, unless the sample club does not have its user. */
  startOver: () => void;
  /** Changes the data without the API, to arrange a test. */
  arrange: <Result>(change: (data: ClubData) => Result) => Result;
}

export function createDemoServer({
  storage,
  club: given,
  now = () => new Date(),
  duplicatesCanBeClaimed = false,
}: DemoOptions): DemoServer {
  const club = { ...demoClub(), ...given };
  const clockOfNow = (data?: ClubData) => clubClock(club.timeZone, now(), data);
  const read = () => readClub(storage, () => sampleData(clockOfNow()));
  const ownSession = storedSession(storage);

  function respond(request: ReceivedRequest, session: Session): ApiResponse {
    const data = read();
    const userId = session.read();
    const clock = clockOfNow(data);
    const { name, context, handler } = authorize(request, handlers, {
      data,
      club,
      clock,
      duplicatesCanBeClaimed,
      userId,
    });
    const recorded = userId === null ? undefined : recorders[name]?.(context);
    const body = handled(() => handler(context), data);
    for (const act of [recorded?.(body) ?? []].flat()) {
      add(data.auditLog, { at: clock.now(), actorId: userId, subjectId: null, details: {}, ...act });
    }
    // The browser's storage is small.
    data.auditLog = data.auditLog.slice(-maxAuditRows);
    if (request.method !== 'GET') writeClub(storage, data);
    if (context.session.userId !== userId) session.write(context.session.userId);
    return responseTo(context, body);
  }

  function handled(handle: () => unknown, data: ClubData): unknown {
    try {
      return handle();
    } catch (thrown) {
      if (thrown instanceof CommittedHttpError) writeClub(storage, data);
      throw thrown;
    }
  }

  function startOver(): ClubData {
    const data = sampleData(clockOfNow());
    writeClub(storage, data);
    if (!data.users.some(({ id }) => id === ownSession.read())) ownSession.write(null);
    return data;
  }

  const transportOf =
    (session: Session): Transport =>
    async (request) => {
      request.signal?.throwIfAborted();
      // Only for forms, because reading takes time: other requests are handled in the order in which they arrive.
      const form = request.body instanceof FormData ? await formOf(request.body) : { file: null, fields: {} };
      if (form.file) request.onProgress?.(form.file.length, form.file.length);
      try {
        return respond({ ...request, ...form }, session);
      } catch (thrown) {
        return problemResponse(thrown);
      }
    };

  return {
    club,
    transport: transportOf(ownSession),
    as: (userId) => transportOf(passingSession(userId)),
    enter(role) {
      // A club without a parent or admin is of no use to somebody who wants to be one.
      const user = firstActive(read(), role) ?? firstActive(startOver(), role)!;
      ownSession.write(user.id);
    },
    startOver: () => void startOver(),
    arrange(change) {
      const data = read();
      const result = change(data);
      writeClub(storage, data);
      return result;
    },
  };
}

const firstActive = ({ users }: ClubData, role: DemoRole) =>
  users.find((user) => user.isActive && (role === 'admin' ? user.isAdmin : user.isParent));

const demoClub = (): Club => ({
  name: 'Touchline FC',
  timeZone: localZone(),
  contactEmail: null,
  contactPhone: null,
  passwordMinLength: limits.password.min,
  crestUrl: null,
  colour: null,
  formats: 'us',
  sendsMail: false,
  verifiesEmail: false,
  privacyUrl: null,
  offersDemo: true,
});

async function formOf(form: FormData) {
  const file = form.get('file');
  const texts = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []));
  return {
    file: file instanceof Blob ? new Uint8Array(await file.arrayBuffer()) : null,
    fields: Object.fromEntries(texts),
  };
}
