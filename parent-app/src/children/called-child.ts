import { givenNameOf } from '@touchline/domain';
import { type CalledChild } from './child-names.ts';

/** The child of a name, for pages that do not load with the dashboard, whose scripts have no room for the rule. */
export const calledChild = (name: string): CalledChild => ({ name, givenName: givenNameOf({ name }) });
