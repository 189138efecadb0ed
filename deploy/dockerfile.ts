import { readFileSync } from 'node:fs';
import { type Copy, DockerfileParser, type Env, type From, type Instruction } from 'dockerfile-ast';

export const dockerfile = readFileSync(new URL('Dockerfile', import.meta.url), 'utf8');

/** One instruction: its word in capitals, and what follows without flags that only speed a build up. */
export interface Step {
  word: string;
  text: string;
  /** Of `COPY`: the stage that it takes from; without it, the repository. */
  from?: string;
  /** Of `ENV`. */
  variables?: Record<string, string>;
}

/** What stands between one `FROM` and the next. */
export interface Stage {
  name: string;
  /** An earlier stage, or an image of others. */
  from: string;
  steps: Step[];
}

/** The stages of deploy/Dockerfile by name. */
export function readStages(): Map<string, Stage> {
  const stages = new Map<string, Stage>();
  let current: Stage | undefined;
  for (const instruction of DockerfileParser.parse(dockerfile).getInstructions()) {
    if (instruction.getKeyword() === 'FROM') {
      const from = instruction as From;
      current = { name: from.getBuildStage()!, from: from.getImage()!, steps: [] };
      stages.set(current.name, current);
    } else current!.steps.push(readStep(instruction));
  }
  return stages;
}

/** All that makes an image of ours, the steps of the stages that it stands on first. */
export function stepsOf(stages: Map<string, Stage>, name: string): Step[] {
  const stage = stages.get(name);
  return stage ? [...stepsOf(stages, stage.from), ...stage.steps] : [];
}

/** The image of others that a stage ends on. */
export function baseOf(stages: Map<string, Stage>, name: string): string {
  const stage = stages.get(name);
  return stage ? baseOf(stages, stage.from) : name;
}

function readStep(instruction: Instruction): Step {
  const word = instruction.getKeyword();
  const text = (instruction.getRawArgumentsContent() ?? '').replace(/^(--\S+\s+)+/, '');
  if (word === 'COPY') return { word, text, from: (instruction as Copy).getFromFlag()?.getValue() ?? undefined };
  if (word !== 'ENV') return { word, text };
  const properties = (instruction as Env).getProperties();
  return { word, text, variables: Object.fromEntries(properties.map((one) => [one.getName(), one.getValue() ?? ''])) };
}
