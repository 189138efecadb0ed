import { type Logger } from 'pino';
import { DataSource } from 'typeorm';
import { type Settings } from '../config/settings.ts';
import {
  type EmbeddedPostgres,
  joinEmbeddedPostgres,
  startEmbeddedPostgres,
} from '../database/embedded/embedded-postgres.ts';
import { dataSourceOptions } from '../schema/data-source.ts';

/** The PostgreSQL of `DATABASE_URL`, or the embedded one, which then has to be stopped. */
export async function findDatabase({ databaseUrl, dataDir }: Settings): Promise<EmbeddedPostgres> {
  return databaseUrl ? { url: databaseUrl, stop: () => Promise.resolve() } : startEmbeddedPostgres(dataDir);
}

/** The same for those who only read: a server that uses the embedded one goes on. */
export async function findRunningDatabase(settings: Settings): Promise<EmbeddedPostgres> {
  return (settings.databaseUrl ? null : await joinEmbeddedPostgres(settings.dataDir)) ?? findDatabase(settings);
}

/** Does something with the database before, or instead of, serving. */
export async function withDataSource<T>(
  url: string,
  logger: Logger,
  work: (database: DataSource) => Promise<T>,
): Promise<T> {
  const database = new DataSource(dataSourceOptions(url, 2, (error) => logger.warn({ msg: error.message })));
  await database.initialize();
  try {
    return await work(database);
  } finally {
    await database.destroy();
  }
}
