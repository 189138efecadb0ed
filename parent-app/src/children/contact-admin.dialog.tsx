import { Dialog, Stack, Text } from '@touchline/ui';
import { ContactDetails } from './contact-details.tsx';

export default function ContactAdminDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Contact Admin" onClose={onClose}>
      <Stack>
        <Text>
          An administrator can add your child or link it to your account. Please give your child’s full name and date of
          birth, and the email address of your account.
        </Text>
        <ContactDetails />
      </Stack>
    </Dialog>
  );
}
