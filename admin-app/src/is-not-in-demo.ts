import { isApiError } from '@touchline/api-client';
import { messages } from '@touchline/domain';

/** Whether the demo has refused, because apps do not know whether this is the demo. */
export const isNotInDemo = (error: unknown): boolean => isApiError(error) && error.message === messages.notInDemo;
