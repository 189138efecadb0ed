import { paths, useShell } from '@touchline/app-core';
import { Card, LinkButton, Text, TextLink } from '@touchline/ui';
import UserPlus from 'lucide-react/icons/user-plus';

/** What a parent sees before there is a child: the first step, and whom to ask. */
export function WelcomePanel() {
  const { club, session } = useShell();
  const ways = [
    { to: `mailto:${club.contactEmail}`, words: club.contactEmail },
    { to: `tel:${club.contactPhone?.replace(/[^+\d]/g, '')}`, words: club.contactPhone },
  ].filter(({ words }) => words);

  return (
    <Card as="section" level={2} title={`Welcome to ${club.name}, ${session.fullName}`}>
      <Text>Add your child to see the team’s matches and training here, and to answer with one tap who comes.</Text>
      <div>
        <LinkButton to={paths.addChild} icon={UserPlus} full="phone">
          Add a child
        </LinkButton>
      </div>
      <Text size="secondary" muted>
        Need help? {ways.length > 0 ? 'The club answers: ' : 'Please ask your child’s coach.'}
        {ways.map(({ to, words }, at) => (
          <span key={to}>
            {at > 0 && ' or '}
            <TextLink to={to}>{words}</TextLink>
          </span>
        ))}
      </Text>
    </Card>
  );
}
