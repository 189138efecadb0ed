import { type ChildDto } from '@touchline/api-client';
import { lazyPart } from '@touchline/app-core';
import { Button, Icon, Text } from '@touchline/ui';
import Phone from 'lucide-react/icons/phone';
import { useState } from 'react';
import { styled } from 'styled-components';
import { LookupSentence } from './lookup-sentence.tsx';

const ContactLookupsDialog = lazyPart(() => import('./contact-lookups.dialog.tsx'));

/** Who looked up the guardian's phone number for this child: the last time, and all of them on request. */
export default function ContactLookups({ child }: { child: ChildDto }) {
  const [showsAll, setShowsAll] = useState(false);
  if (!child.contactLookups) return null;
  const { total, latest } = child.contactLookups;
  return (
    <>
      <Line>
        <Icon of={Phone} size="small" />
        <Text size="secondary" muted>
          <LookupSentence lookup={latest} />
        </Text>
      </Line>
      {total > 1 && (
        <div>
          <Button variant="quiet" label={`Show all ${total} for ${child.name}`} onClick={() => setShowsAll(true)}>
            Show all {total}
          </Button>
        </div>
      )}
      {showsAll && <ContactLookupsDialog child={child} onClose={() => setShowsAll(false)} />}
    </>
  );
}

const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: baseline;
  gap: 6px;
  overflow-wrap: anywhere;
`;
