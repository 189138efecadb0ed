import { Button, Dialog, Stack, Text } from '@touchline/ui';
import { useState } from 'react';
import { ContactDetails } from './contact-details.tsx';

/** Opens whom to ask when the club does not know the child. */
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
