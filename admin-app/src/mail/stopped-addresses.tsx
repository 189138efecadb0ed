import { Disclosure, EmailText, Stack, Text } from '@touchline/ui';

/** Addresses whose mails came back too often. */
export function StoppedAddresses({ addresses }: { addresses: readonly string[] }) {
  return (
    <Disclosure summary={`${countWords(addresses.length)} no more mail`}>
      <Stack gap="s">
        <Text size="secondary" muted>
          Three mails in a row came back. Correct the user’s address, or retry a failed mail.
        </Text>
        <Stack as="ul" gap="xxs" label="Addresses that get no more mail">
          {addresses.map((address) => (
            <li key={address}>
              <EmailText email={address} />
            </li>
          ))}
        </Stack>
      </Stack>
    </Disclosure>
  );
}

/** The server names so many at most. */
const most = 100;

function countWords(count: number): string {
  if (count === 1) return '1 address gets';
  return count < most ? `${count} addresses get` : `${most} or more addresses get`;
}
