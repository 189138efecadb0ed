import { availabilityDisplay } from '@touchline/app-core';
import { type AvailabilityStatus } from '@touchline/domain';
import { Icon, theme } from '@touchline/ui';
import { css, styled } from 'styled-components';

interface ResponseButtonsProps {
  /** `icons` are two buttons for a silent player, `words` three to change a response. */
  look: 'icons' | 'words';
  name: string;
  status: AvailabilityStatus;
  onRespond: (status: AvailabilityStatus) => void;
}

const choices = {
  icons: ['available', 'unavailable'],
  words: ['available', 'unavailable', 'pending'],
} satisfies Record<string, AvailabilityStatus[]>;

const words: Record<AvailabilityStatus, string> = {
  available: 'Available',
  unavailable: 'Unavailable',
  pending: 'No answer',
};

/** Responds on behalf of a player with one tap. */
export const ResponseButtons = ({ look, name, status, onRespond }: ResponseButtonsProps) => (
  <Group role="group" aria-label={`Availability of ${name}`} $look={look}>
    {choices[look].map((choice) => (
      <ResponseButton
        key={choice}
        type="button"
        data-response={choice}
        $look={look}
        $choice={choice}
        aria-label={`${words[choice]}: ${name}`}
        aria-pressed={choice === status}
        title={words[choice]}
        onClick={() => onRespond(choice)}
      >
        <Icon of={availabilityDisplay[choice].icon} size={look === 'icons' ? 'normal' : 'small'} />
        {look === 'words' && words[choice]}
      </ResponseButton>
    ))}
  </Group>
);

const Group = styled.div<{ $look: 'icons' | 'words' }>`
  display: ${({ $look }) => ($look === 'icons' ? 'flex' : 'grid')};
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space.xxs};
`;

/** What is asked has the solid colour; the present response of a change is tinted. */
const solid = css`
  border-color: ${theme.color.accent};
  background: ${theme.color.accent};
  color: ${theme.color.onAccent};
`;

const strong: Record<AvailabilityStatus, string> = {
  available: theme.color.accent,
  unavailable: theme.color.danger,
  pending: theme.color.text,
};
const soft: Record<AvailabilityStatus, string> = {
  available: theme.color.accentSoft,
  unavailable: theme.color.dangerSoft,
  pending: theme.color.raised,
};

const ResponseButton = styled.button<{ $look: 'icons' | 'words'; $choice: AvailabilityStatus }>`
  display: grid;
  place-items: center;
  align-content: center;
  min-width: ${theme.size.touch};
  min-height: ${theme.size.touch};
  padding: ${({ $look }) => ($look === 'icons' ? '0' : theme.space.xxs)};
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  color: ${({ $choice }) => strong[$choice]};
  font: ${theme.font.tiny};
  cursor: pointer;
  ${({ $look, $choice }) => $look === 'icons' && $choice === 'available' && solid}

  &[aria-pressed='true'] {
    border-color: ${({ $choice }) => strong[$choice]};
    background: ${({ $choice }) => soft[$choice]};
  }
  @media (hover: hover) {
    &:hover {
      filter: brightness(0.95);
    }
  }
`;
