import { brandOf, colourRule, isColour } from '@touchline/domain';
import { Crest, Text, theme, ThemeSample } from '@touchline/ui';
import { styled } from 'styled-components';

interface ClubPreviewProps {
  name: string;
  crestUrl: string | null;
  /** As typed; anything but a colour that works shows Touchline's own. */
  colour: string;
}

const themes = ['light', 'dark'] as const;

/** The club in both themes: sign-in page, sidebar and main button. */
export function ClubPreview({ name, crestUrl, colour }: ClubPreviewProps) {
  const tidied = colourRule().tidy(colour);
  const brand = isColour(tidied) ? brandOf(tidied) : null;
  return (
    <Samples>
      {themes.map((each) => (
        <figure key={each}>
          <Sample $theme={each} $brand={brand} aria-hidden>
            <Panel>
              <Crest url={crestUrl} />
              <Text size="name" as="div" clamp>
                {name}
              </Text>
            </Panel>
            <Current>Dashboard</Current>
            <Other>Calendar</Other>
            <Main>Save</Main>
          </Sample>
          <Caption>{each === 'light' ? 'Light' : 'Dark'}</Caption>
        </figure>
      ))}
    </Samples>
  );
}

const Samples = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(180px, 100%), 1fr));
  gap: ${theme.space.m};
`;

const Sample = styled(ThemeSample)`
  display: grid;
  gap: ${theme.space.xxs};
  overflow: hidden;
  padding-bottom: ${theme.space.s};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
`;

const Panel = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
  min-height: 64px;
  padding: ${theme.space.s};
  background: ${theme.color.panel};
  color: ${theme.color.onPanel};
`;

const Other = styled.div`
  margin: ${theme.space.xxs} ${theme.space.s} 0;
  padding: ${theme.space.xs} ${theme.space.s};
  border-radius: ${theme.radius.control};
  color: ${theme.color.muted};
`;

const Current = styled(Other)`
  background: ${theme.color.raised};
  border-radius: 0 ${theme.radius.control} ${theme.radius.control} 0;
  box-shadow: inset 3px 0 ${theme.color.brand};
  color: ${theme.color.text};
  font: ${theme.font.name};
`;

const Main = styled(Other)`
  background: ${theme.color.action};
  box-shadow: inset 0 -3px ${theme.color.actionLine};
  color: ${theme.color.onAction};
  font: ${theme.font.name};
  text-align: center;
`;

const Caption = styled.figcaption`
  margin-top: ${theme.space.xxs};
  color: ${theme.color.muted};
  font: ${theme.font.secondary};
`;
