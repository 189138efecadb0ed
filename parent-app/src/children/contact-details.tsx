import { useShell } from '@touchline/app-core';
import { Row, Text, TextLink } from '@touchline/ui';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';

/** The club's contact details, or a hint to ask the coach. */
export function ContactDetails() {
  const { contactEmail, contactPhone } = useShell().club;
  const hasContact = Boolean(contactEmail || contactPhone);
  return (
    <div>
      <Text muted>{hasContact ? 'Need help? Ask the club:' : 'Need help? Ask your child’s coach.'}</Text>
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
