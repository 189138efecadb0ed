import { useGetClubWorkQuery } from '@touchline/api-client';
import { paths, useShell } from '@touchline/app-core';
import { Icon, LinkButton, List, media, Stack, Text, TextLink, theme, VisuallyHidden } from '@touchline/ui';
import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import { styled } from 'styled-components';
import { Panel } from '../panel.tsx';
import { isRunning, type SetUpStep, setUpSteps } from './set-up-steps.ts';

/** The steps from an empty club to its first event. Renders nothing once the club is running. */
export function SetUpPanel() {
  const { club } = useShell();
  const { data: work } = useGetClubWorkQuery();
  if (!work || isRunning(work)) return null;

  const steps = setUpSteps(club, work);
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Panel title={`Set up ${club.name}`} note={`${done} of ${steps.length}`}>
      <Stack gap="s">
        <List label="Steps">
          {steps.map((step) => (
            <Step key={step.title} step={step} />
          ))}
        </List>
        {!club.sendsMail && (
          <Text size="secondary" tone="warn">
            Mail is not set up: nobody can be invited. <TextLink to={paths.mail}>How to set it up</TextLink>
          </Text>
        )}
      </Stack>
    </Panel>
  );
}

function Step({ step: { title, hint, isDone, actions } }: { step: SetUpStep }) {
  return (
    <Line $isDone={isDone}>
      <Mark $isDone={isDone}>
        <Icon of={isDone ? Check : Circle} />
      </Mark>
      <Words>
        <Text size={isDone ? undefined : 'name'} as="span" muted={isDone}>
          {title}
          {isDone && <VisuallyHidden>: done</VisuallyHidden>}
        </Text>
        {!isDone && (
          <Text size="secondary" muted>
            {hint}
          </Text>
        )}
      </Words>
      {!isDone && (
        <Actions>
          {actions.map(({ label, to }) => (
            <LinkButton key={label} to={to} variant="secondary" label={labelOf(label, title)}>
              {label}
            </LinkButton>
          ))}
        </Actions>
      )}
    </Line>
  );
}

/** Says what is added or imported, for those who hear the links alone. */
const labelOf = (label: string, title: string): string => (label.includes(' ') ? label : `${label}: ${title}`);

const Line = styled.li<{ $isDone: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xs} ${theme.space.s};
  min-height: ${({ $isDone }) => ($isDone ? '44px' : '64px')};
  padding: ${({ $isDone }) => ($isDone ? theme.space.xxs : theme.space.xs)} ${theme.space.s};
`;

const Mark = styled.span<{ $isDone: boolean }>`
  display: flex;
  color: ${({ $isDone }) => ($isDone ? theme.color.accent : theme.color.muted)};
`;

const Words = styled.div`
  flex: 1 1 0;
  min-width: 180px;
`;

/** Below the words on phones, where they begin at the same line. */
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};
  padding-left: 32px;

  ${media.tablet} {
    padding-left: 0;
  }
`;
