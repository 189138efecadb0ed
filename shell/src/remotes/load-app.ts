import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { type AppName, type ClubApp, contract } from '@touchline/app-core';
import { resourceCache } from '../loading/resource.ts';
import { withinTime } from '../transport/time-limit.ts';
import { forgetAddresses, readAddresses } from '../transport/addresses.ts';
import { isReplaced, countRetry, retriesOf } from './manifests.ts';

/** The federated applications, loaded on first use. */
export const apps = resourceCache(loadApp);

async function entryOf(name: AppName): Promise<string> {
  const entry = (await readAddresses())[name];
  if (!entry) throw new Error(`remotes.json has no address for ${name}`);
  return new URL(entry, window.location.href).href;
}

/** Loads a chunk of an application. Reloads the page if the application was deployed again and its old files are gone. */
export async function loadPart<Part>(name: AppName, load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (!(await isReplaced(await entryOf(name)))) throw error;
    window.location.reload();
    return await new Promise<never>(() => undefined);
  }
}

/** Makes the next `apps.get` load the application again. */
export function forgetApp(name: AppName): void {
  countRetry(name);
  forgetAddresses();
  apps.forget(name);
}

async function loadApp(name: AppName): Promise<ClubApp> {
  registerRemotes([{ name, entry: await entryOf(name) }], { force: retriesOf(name) > 0 });
  const module = await withinTime(loadRemote<{ app: ClubApp }>(`${name}/app`), name);
  if (module?.app.contract !== contract) throw new Error(`${name} has another contract version than this shell`);
  return module.app;
}
