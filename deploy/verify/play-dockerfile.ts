import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { baseOf, readStages, type Stage, type Step } from '../dockerfile.ts';

const repository = fileURLToPath(new URL('../../', import.meta.url));
const stages = readStages();

/** An image as a folder. */
export interface Image {
  /** Its root. */
  folder: string;
  /** Where its command starts. */
  directory: string;
  environment: Record<string, string>;
  command: string[];
}

/**
 * Does in folders below `scratch` what `docker build` does in layers. What the base images bring is taken from this machine, so
 * only the steps that stand on Node's image are run; the others install packages.
 */
export function dockerfilePlayer(scratch: string): (target: string) => Image {
  const done = new Map<string, Image>();

  function play(name: string): Image {
    const known = done.get(name);
    if (known) return known;
    const stage = stages.get(name)!;
    const image = begin(stage);
    for (const step of stage.steps) perform(step, image, stage);
    done.set(name, image);
    return image;
  }

  function begin({ name, from }: Stage): Image {
    const folder = join(scratch, name);
    if (!stages.has(from)) {
      mkdirSync(folder, { recursive: true });
      return { folder, directory: folder, environment: {}, command: [] };
    }
    const base = play(from);
    execFileSync('cp', ['-al', base.folder, folder]);
    const directory = base.directory.replace(base.folder, folder);
    return { ...base, folder, directory, environment: { ...base.environment } };
  }

  function perform({ word, text, from, variables }: Step, image: Image, stage: Stage): void {
    if (word === 'WORKDIR') {
      image.directory = join(image.folder, text);
      mkdirSync(image.directory, { recursive: true });
    }
    if (word === 'ENV') Object.assign(image.environment, variables);
    if (word === 'CMD') image.command = JSON.parse(text) as string[];
    if (word === 'COPY') copy(text.split(/\s+/), from && play(from).folder, image.directory);
    if (word === 'RUN' && baseOf(stages, stage.name).startsWith('node:')) {
      console.log(`  ${stage.name}: ${text.split('\n')[0]}`);
      const env = { ...process.env, ...image.environment, NX_DAEMON: 'false', npm_config_loglevel: 'error' };
      execFileSync('sh', ['-c', text], { cwd: image.directory, env, stdio: ['ignore', 'pipe', 'inherit'] });
    }
  }

  return play;
}

/** Copies as `COPY` does: into a folder where the target ends with a slash, to that name otherwise. */
function copy(names: string[], stage: string | undefined, directory: string): void {
  const target = names.pop()!;
  for (const name of names) {
    if (name === '.' && !stage) copyRepository(directory);
    else {
      const to = target.endsWith('/') ? join(target, basename(name)) : target;
      cpSync(join(stage ?? repository, name), join(directory, to), { recursive: true, verbatimSymlinks: true });
    }
  }
}

/** The files that git knows or would know: .dockerignore keeps the others out. */
function copyRepository(directory: string): void {
  const pipe = 'git ls-files -co --exclude-standard -z | tar -c --null -T - | tar -x -C "$0"';
  execFileSync('sh', ['-c', pipe, directory], { cwd: repository });
}
