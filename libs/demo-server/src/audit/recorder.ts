import { type AuditAct } from '@touchline/domain';
import { type RequestContext } from '../server/request-context.ts';

export type Act = Pick<AuditAct, 'action'> & Partial<Pick<AuditAct, 'subjectId' | 'details'>>;

/** Looks at the club before an operation. What it returns tells what the operation has done, from its result. */
export type Recorder = (context: RequestContext) => (result: unknown) => Act | Act[] | null;
