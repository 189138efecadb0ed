import { type CivilDate, todayIn } from '@touchline/domain';
import { useShell } from '../store/app-root.tsx';

/** Today where the club is. */
export const useToday = (): CivilDate => todayIn(useShell().club.timeZone);
