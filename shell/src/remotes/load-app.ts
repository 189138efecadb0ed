import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { type AppName, type ClubApp, contract } from '@touchline/app-core';
import { keep } from '../loading/keep.ts';
import { withinTime } from '../loading/time-limit.ts';
import { forgetAddresses, readAddresses } from './addresses.ts';
import { isReplaced } from './manifests.ts';
import { countRetry, retriesOf } from './retries.ts';

/** The federated applications, each loaded when it is first asked for. */
export const apps = keep(loadApp);

async function entryOf(name: AppName): Promise<string> {
  const entry = (await readAddresses())[name];
  if (!entry) throw new Error(`remotes.json does not say where ${name} is`);
  return new URL(entry, window.location.href).href;
}

/** Loads a part of an application. When its build was replaced meanwhile, and its files went with it, the page is loaded anew. */
export async function loadPart<Part>(name: AppName, load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (!(await isReplaced(await entryOf(name)))) throw error;
    window.location.reload();
    return await new Promise<never>(() => undefined);
  }
}

/** Lets the next `apps.get` try anew. */
export function forgetApp(name: AppName): void {
  countRetry(name);
  forgetAddresses();
  apps.forget(name);
}

async function loadApp(name: AppName): Promise<ClubApp> {
  registerRemotes([{ name, entry: await entryOf(name) }], { force: retriesOf(name) > 0 });
  const module = await withinTime(loadRemote<{ app: ClubApp }>(`${name}/app`), name);
  if (module?.app.contract !== contract) throw new Error(`${name} follows another contract than this shell`);
  return module.app;
}
