import { ClubContact, useShell } from '@touchline/app-core';

/** The club's contact details, or a hint to ask the coach. */
export const ContactDetails = () => (
  <ClubContact club={useShell().club} lead="Need help? Ask the club:" otherwise="Need help? Ask your child’s coach." />
);
