import { paths } from '@touchline/app-core';

// Not beside the other addresses, because every page would load it, the dashboard first, and only a menu and a page need it.
export const privacyPath = (childId: number): string => paths.privacy.replace(':id', String(childId));
