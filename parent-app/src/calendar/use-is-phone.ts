import { media } from '@touchline/ui';
import { useSyncExternalStore } from 'react';

const phone = () => window.matchMedia(media.phone.replace('@media ', ''));

/** Whether the screen is too narrow for seven columns with words. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    (tell) => {
      const query = phone();
      query.addEventListener('change', tell);
      return () => query.removeEventListener('change', tell);
    },
    () => phone().matches,
  );
