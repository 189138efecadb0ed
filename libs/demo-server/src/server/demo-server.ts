import { type ApiResponse, type Club, type Transport } from '@touchline/api-client';
import { limits } from '@touchline/domain';
import { admit, type ReceivedRequest } from './admission.ts';
import { clubClock } from '../club/club-clock.ts';
import { type ClubData } from './club-data.ts';
import {
  type KeyValueStorage,
  passingSession,
  readClub,
  type Session,
  storedSession,
  writeClub,
} from './club-storage.ts';
import { problemResponse, responseTo } from './response.ts';
import { KeptRefusal } from './refusal.ts';
import { sampleData } from './sample-data.ts';

export interface DemoOptions {
  /** Where the club is kept: `localStorage`, or `memoryStorage()`. */
  storage: KeyValueStorage;
  /** The club's settings; Touchline FC in the browser's time zone when missing. */
  club?: Club;
  now?: () => Date;
  /** As in the demo mode; the backend, and so whoever stands in for it, never does that. */
  duplicatesCanBeClaimed?: boolean;
}

/** As whom people look round the demo. */
export type DemoRole = 'parent' | 'admin';

/** The club without a server. */
export interface DemoServer {
  club: Club;
  /** Answers as the backend would. Who signs in through it stays signed in as long as the storage keeps it. */
  transport: Transport;
  /** Asks from another browser, in which this person is signed in, or nobody. */
  as: (userId: number | null) => Transport;
  /** Signs in somebody of this role; throws a `StorageFailure` when that cannot be kept. */
  enter: (role: DemoRole) => void;
  /** The sample club again. Who is signed in stays so, unless the sample club does not know them. */
  startOver: () => void;
  /** Changes what the club keeps, past the API: for those who arrange a test. */
  arrange: <Result>(change: (data: ClubData) => Result) => Result;
}

/** The club in a storage; an empty one is filled with the sample club first. */
export function createDemoServer({
  storage,
  club = demoClub(),
  now = () => new Date(),
  duplicatesCanBeClaimed = false,
}: DemoOptions): DemoServer {
  const clock = clubClock(club.timeZone, now);
  const read = () => readClub(storage, () => sampleData(clock));
  const ownSession = storedSession(storage);

  function answer(request: ReceivedRequest, session: Session): ApiResponse {
    const data = read();
    const userId = session.read();
    const { call, handler } = admit(request, { data, club, clock, duplicatesCanBeClaimed, userId });
    const body = answered(() => handler(call), data);
    if (request.method !== 'GET') writeClub(storage, data);
    if (call.session.userId !== userId) session.write(call.session.userId);
    return responseTo(call, body);
  }

  function answered(handle: () => unknown, data: ClubData): unknown {
    try {
      return handle();
    } catch (thrown) {
      if (thrown instanceof KeptRefusal) writeClub(storage, data);
      throw thrown;
    }
  }

  function startOver(): ClubData {
    const data = sampleData(clock);
    writeClub(storage, data);
    if (!data.users.some(({ id }) => id === ownSession.read())) ownSession.write(null);
    return data;
  }

  const transportOf =
    (session: Session): Transport =>
    async (request) => {
      request.signal?.throwIfAborted();
      // Only a form takes time to read: other calls are answered in the order in which they came.
      const file = request.body instanceof FormData ? await fileOf(request.body) : null;
      if (file) request.onProgress?.(file.length, file.length);
      try {
        return answer({ ...request, file }, session);
      } catch (thrown) {
        return problemResponse(thrown);
      }
    };

  return {
    club,
    transport: transportOf(ownSession),
    as: (userId) => transportOf(passingSession(userId)),
    enter(role) {
      // A club that has lost its last parent is of no use any more to who wants to be one.
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
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  contactEmail: null,
  contactPhone: null,
  passwordMinLength: limits.password.min,
});

async function fileOf(form: FormData): Promise<Uint8Array | null> {
  const file = form.get('file');
  return file instanceof Blob ? new Uint8Array(await file.arrayBuffer()) : null;
}
