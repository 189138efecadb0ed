import {
  type ContactDto,
  type GuardianDto,
  type PlayerDto,
  serverMessage,
  useLookUpContactsMutation,
} from '@touchline/api-client';
import { givenNameOf, listWords, pluralize } from '@touchline/domain';
import { Alert, Button, Text, TextLink } from '@touchline/ui';
import Phone from 'lucide-react/icons/phone';
import { shortDate } from '../format/formats.ts';
import { SheetSection } from './sheet-section.tsx';

/** The parents' names, and their phone numbers after a look-up, which the parents see. */
export function PlayerContacts({ player }: { player: PlayerDto }) {
  const [lookUp, { data, error, isLoading }] = useLookUpContactsMutation();
  const { id, guardians, contacts, contactsWait } = player;
  const canLookUp = contacts === 'allowed' && guardians.length > 0 && !data;
  return (
    <SheetSection title={guardians.length > 1 ? 'Parents' : 'Parent'}>
      {guardians.length === 0 && <Text muted>No parent account yet</Text>}
      {!data && guardians.map(({ fullName }, index) => <Text key={index}>{fullName}</Text>)}
      {data?.guardians.map((guardian, index) => (
        <Contact key={index} guardian={guardian} />
      ))}
      {data?.guardians.length === 0 && <Text>Their accounts are deactivated.</Text>}
      {error !== undefined && <Alert>{serverMessage(error, 'Something went wrong')}</Alert>}
      {canLookUp && (
        <>
          <div>
            <Button
              variant="secondary"
              icon={Phone}
              busy={isLoading}
              busyText="Looking up..."
              onClick={() => void lookUp(id)}
            >
              Show phone number
            </Button>
          </div>
          <Text size="secondary" muted>
            {whoIsTold(guardians)}
          </Text>
        </>
      )}
      {contactsWait && (
        <Text size="secondary" muted>
          You can look up numbers from {shortDate(contactsWait.from)}, because{' '}
          {contactsWait.isOwn ? 'you added this child yourself' : 'no confirmed coach added this child'}.
        </Text>
      )}
      {contacts === 'unconfirmed' && (
        <Text size="secondary" muted>
          You can look up phone numbers when an admin has confirmed that you coach this team.
        </Text>
      )}
    </SheetSection>
  );
}

/** Names those whose names the reader may see. */
function whoIsTold(guardians: readonly GuardianDto[]): string {
  const names = guardians.map(({ fullName }) => givenNameOf({ name: fullName }));
  const who = names.every(Boolean) ? listWords(names) : pluralize(names.length, 'parent');
  return `${who} will be told that you looked at the ${names.length > 1 ? 'numbers' : 'number'}.`;
}

const Contact = ({ guardian: { fullName, phone } }: { guardian: ContactDto }) => (
  <div>
    <Text>{fullName}</Text>
    {phone ? (
      <TextLink to={`tel:${phone.replace(/[^\d+*#]/g, '')}`} icon={Phone} alone label={`Call ${fullName}: ${phone}`}>
        {phone}
      </TextLink>
    ) : (
      <Text muted>Left no phone number</Text>
    )}
  </div>
);
