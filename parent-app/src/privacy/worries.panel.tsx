import { type WelfareOfficerDto } from '@touchline/api-client';
import { ClubContact, useShell } from '@touchline/app-core';
import { Card, EmailText, LinkButton, Row, Stack, Text } from '@touchline/ui';
import Mail from 'lucide-react/icons/mail';
import { Panel } from '../panel.tsx';

/** Whom to write to: the welfare officers, or the club if it has none. */
export function WorriesPanel({ officers }: { officers: WelfareOfficerDto[] }) {
  const { club } = useShell();
  return (
    <Panel title="If something worries you">
      <Card as="div">
        <Stack gap="s">
          {officers.length > 0 && (
            <>
              <Text>
                {officers.length === 1 ? 'The club’s welfare officer is' : 'The club’s welfare officers are'} there for
                you.
              </Text>
              <Stack as="ul" gap="s" label="Welfare officers">
                {officers.map((officer) => (
                  <Officer key={officer.email} officer={officer} />
                ))}
              </Stack>
            </>
          )}
          {officers.length === 0 && (
            <ClubContact
              club={club}
              lead="The club has named no welfare officer. Ask the club:"
              otherwise="The club has named no welfare officer. Ask an admin or a coach."
            />
          )}
          {(officers.length > 0 || club.contactEmail) && (
            <Text size="secondary" muted>
              Your mail goes from your own mail app. Touchline neither sees nor keeps what you write.
            </Text>
          )}
        </Stack>
      </Card>
    </Panel>
  );
}

const Officer = ({ officer: { fullName, email } }: { officer: WelfareOfficerDto }) => (
  <li>
    <Row justify="between">
      <div>
        <Text>{fullName}</Text>
        <Text size="secondary" muted>
          <EmailText email={email} />
        </Text>
      </div>
      <LinkButton variant="secondary" icon={Mail} to={`mailto:${email}`} label={`Write to ${fullName}`}>
        Write to {fullName}
      </LinkButton>
    </Row>
  </li>
);
