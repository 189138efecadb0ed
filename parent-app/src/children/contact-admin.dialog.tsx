import { Dialog, Stack, Text } from '@touchline/ui';
import { ContactDetails } from './contact-details.tsx';

export default function ContactAdminDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Contact Admin" onClose={onClose}>
      <Stack>
        <Text>
          An admin can add your child or link your child to your account. Send them your child’s full name and date of
          birth, and your email address.
        </Text>
        <ContactDetails />
      </Stack>
    </Dialog>
  );
}
