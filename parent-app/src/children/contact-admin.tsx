import { lazyPart } from '@touchline/app-core';
import { Button } from '@touchline/ui';
import { useState } from 'react';

const ContactAdminDialog = lazyPart(() => import('./contact-admin.dialog.tsx'));

/** For parents whose child cannot be found or claimed. */
export function ContactAdmin() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Contact Admin
      </Button>
      {isOpen && <ContactAdminDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
