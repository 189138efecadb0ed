/** The settings of an empty club in production: without the sample club, and without mail. */
export const productionClub = {
  NODE_ENV: 'production',
  SESSION_SECRET: 'x'.repeat(32),
  ADMIN_EMAIL: 'office@riverside.example',
  ADMIN_PASSWORD: 'touchline',
  PASSWORD_LIST: 'off',
  CLUB_NAME: 'Riverside Youth FC',
};
