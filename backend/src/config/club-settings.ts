import {
  type ClubFormat,
  clubFormats,
  colourRule,
  defaultAgeGroupCutoff,
  isCivilDate,
  isTimeZone,
  limits,
  localZone,
  problemWith,
  secondFactorRules,
  type SecondFactorRule,
} from '@touchline/domain';
import { ServerSettings } from './server-settings.ts';
import { Setting } from './setting.ts';
import { emailAddress, isWebAddress, oneOf, onOff, text, textUpTo, wholeNumber } from './setting-rules.ts';

const isColour = (value: string) => problemWith(colourRule(), value) === null;
const isClubPassword = ({ length }: string) => length >= limits.password.min && length <= limits.password.max;

/** What a club decides: who it is, and its rules. */
export class ClubSettings extends ServerSettings {
  /** The email of the first admin, who is created if there is no admin. */
  @Setting(emailAddress)
  adminEmail?: string;

  /** The password of the first admin. */
  @Setting(text(`must be ${limits.password.min} to ${limits.password.max} characters`, isClubPassword))
  adminPassword?: string;

  @Setting(textUpTo(80))
  clubName = 'Touchline FC';

  /** The club's time zone; the server's by default. */
  @Setting(text('must be a time zone like Europe/London', isTimeZone))
  clubTimeZone = localZone();

  @Setting(emailAddress)
  clubContactEmail?: string;

  @Setting(textUpTo(limits.phone.max))
  clubContactPhone?: string;

  /** The colour of brand surfaces and primary actions; Touchline's green by default. */
  @Setting(text('must be a colour like #b3121d that is not too light', isColour, (value) => colourRule().tidy(value)))
  clubColour?: string;

  /** How dates and times are written until an admin chooses. */
  @Setting(oneOf(clubFormats))
  clubFormats: ClubFormat = 'us';

  /** The club's privacy notice, which registration and every mail link to. */
  @Setting(text('must be an address like https://club.example/privacy', isWebAddress))
  clubPrivacyUrl?: string;

  /** `on` lets an admin approve every claim of a child; by default on in production only. */
  @Setting(onOff(), ({ isProduction }: ServerSettings) => isProduction)
  claimApproval: boolean;

  /** The minimum length of new passwords. */
  @Setting(wholeNumber(limits.password.min, limits.password.max))
  passwordMinLength: number = limits.password.min;

  /** Refuses new passwords that are common or names of the club or the user; by default on in production only. */
  @Setting(onOff(), ({ isProduction }: ServerSettings) => isProduction)
  passwordList: boolean;

  /** Who must set up a second factor before anything else. */
  @Setting(oneOf(secondFactorRules))
  requireSecondFactor: SecondFactorRule = 'none';

  /** Whose names parents see on rosters: `own` children, their `teammates`, or the whole `club`. */
  @Setting(oneOf(['own', 'teammates', 'club']))
  rosterVisibility: 'own' | 'teammates' | 'club' = 'teammates';

  /** The cut-off date of a season for age groups, as MM-DD. */
  @Setting(text('must be a date of every year as MM-DD', (value) => isCivilDate(`2025-${value}`)))
  ageGroupCutoff = defaultAgeGroupCutoff;
}
