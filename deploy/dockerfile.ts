import { readFileSync } from 'node:fs';
import { type Copy, DockerfileParser, type Env, type From, type Instruction } from 'dockerfile-ast';

export const dockerfile = readFileSync(new URL('Dockerfile', import.meta.url), 'utf8');

/** An instruction: its keyword in capitals, and its arguments without flags. */
export interface Step {
  keyword: string;
  text: string;
  /** The source stage of `COPY`; the repository if missing. */
  from?: string;
  /** The variables of `ENV`. */
  variables?: Record<string, string>;
}

export interface Stage {
  name: string;
  /** An earlier stage, or an external image. */
  from: string;
  steps: Step[];
}

/** The stages of the Dockerfile by name. */
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

/** All steps of an image, beginning with those of its base stages. */
export function stepsOf(stages: Map<string, Stage>, name: string): Step[] {
  const stage = stages.get(name);
  return stage ? [...stepsOf(stages, stage.from), ...stage.steps] : [];
}

/** The external image that a stage is based on. */
export function baseOf(stages: Map<string, Stage>, name: string): string {
  const stage = stages.get(name);
  return stage ? baseOf(stages, stage.from) : name;
}

function readStep(instruction: Instruction): Step {
  const keyword = instruction.getKeyword();
  const text = (instruction.getRawArgumentsContent() ?? '').replace(/^(--\S+\s+)+/, '');
  if (keyword === 'COPY') return { keyword, text, from: (instruction as Copy).getFromFlag()?.getValue() ?? undefined };
  if (keyword !== 'ENV') return { keyword, text };
  const properties = (instruction as Env).getProperties();
  return {
    keyword,
    text,
    variables: Object.fromEntries(properties.map((one) => [one.getName(), one.getValue() ?? ''])),
  };
}
