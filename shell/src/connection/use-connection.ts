import { useSyncExternalStore } from 'react';
import { connection, type ConnectionState } from './connection.ts';

export const useConnection = (): ConnectionState => useSyncExternalStore(connection.subscribe, connection.state);
