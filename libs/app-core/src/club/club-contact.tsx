import { type Club } from '@touchline/api-client';
import { Row, Text, TextLink } from '@touchline/ui';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';

interface ClubContactProps {
  club: Pick<Club, 'contactEmail' | 'contactPhone'>;
  /** Before the contact details. */
  lead: string;
  /** Instead of them, if the club has none. */
  otherwise: string;
}

/** How to reach the club. */
export function ClubContact({ club: { contactEmail, contactPhone }, lead, otherwise }: ClubContactProps) {
  const hasContact = Boolean(contactEmail || contactPhone);
  return (
    <div>
      <Text muted>{hasContact ? lead : otherwise}</Text>
      <Row gap="l">
        {contactEmail && (
          <TextLink to={`mailto:${contactEmail}`} icon={Mail} alone>
            {contactEmail}
          </TextLink>
        )}
        {contactPhone && (
          <TextLink to={`tel:${contactPhone.replace(/[^+\d]/g, '')}`} icon={Phone} alone>
            {contactPhone}
          </TextLink>
        )}
      </Row>
    </div>
  );
}
