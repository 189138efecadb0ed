import { writeFileSync } from 'node:fs';
import { NestFactory } from '@nestjs/core';
import { pino } from 'pino';
import { AppModule } from './app/app.module.ts';
import { readSettings } from './config/settings.ts';
import { createContract } from './contract/contract.ts';
import { registryDocument } from './privacy/registry/document.ts';
import { keptRowsModule } from './privacy/registry/kept-rows.ts';

// Preview mode creates no instances and needs no database, because the document depends only on the classes.
const app = await NestFactory.create(
  AppModule.with(readSettings({}), 'postgres://nowhere', [], pino({ enabled: false })),
  {
    preview: true,
    abortOnError: false,
    logger: false,
  },
);
app.setGlobalPrefix('api');
const target = process.argv[2] ?? 'openapi.json';
writeFileSync(target, `${JSON.stringify(createContract(app), null, 2)}\n`);
if (process.argv[3]) writeFileSync(process.argv[3], registryDocument());
if (process.argv[4]) writeFileSync(process.argv[4], keptRowsModule());
