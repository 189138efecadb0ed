import { useShell } from '@touchline/app-core';
import { Button, Dialog, Row, Stack, Text, TextLink } from '@touchline/ui';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { useState } from 'react';

/** For parents whose child cannot be found or claimed. */
export function ContactAdmin() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Contact Admin
      </Button>
      {isOpen && (
        <Dialog title="Contact Admin" onClose={() => setIsOpen(false)}>
          <Stack>
            <Text>
              An administrator can add your child or link it to your account. Please give your child’s full name and
              date of birth, and the email address of your account.
            </Text>
            <ContactDetails />
          </Stack>
        </Dialog>
      )}
    </>
  );
}

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
