import { createRoot } from 'react-dom/client';
import { styled } from 'styled-components';
import { Stack, Text, theme, ThemeRoot, ToastProvider, VisuallyHidden } from '../src/index.ts';
import { dark } from '../src/theme/theme.ts';
import { DataSamples } from './data-samples.tsx';
import { FieldSamples } from './field-samples.tsx';
import { FrameSample } from './frame-sample.tsx';
import { OverlaySamples } from './overlay-samples.tsx';
import { PartSamples } from './part-samples.tsx';

const sections = [
  { name: 'Parts', Samples: PartSamples },
  { name: 'Fields', Samples: FieldSamples },
  { name: 'What opens', Samples: OverlaySamples },
  { name: 'Lists', Samples: DataSamples },
];

/** Everything, light beside dark; `#frame` shows the page frame instead. */
function Gallery() {
  if (location.hash === '#frame') return <FrameSample />;
  const only = location.hash.slice(1);
  return (
    <main>
      <VisuallyHidden>
        <h1>Design system</h1>
      </VisuallyHidden>
      {sections
        .filter(({ name }) => !only || name.toLowerCase().startsWith(only))
        .map(({ name, Samples }) => (
          <Pair key={name}>
            {(['light', 'dark'] as const).map((scheme) => (
              <Side key={scheme} $values={scheme === 'light' ? theme.raw.color : dark} $scheme={scheme}>
                <Stack gap="l">
                  <Text size="title" as="h2">
                    {name}, {scheme}
                  </Text>
                  <Samples />
                </Stack>
              </Side>
            ))}
          </Pair>
        ))}
    </main>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(560px, 100%), 1fr));
`;

const variablesOf = (values: Record<string, string>) =>
  Object.entries(theme.vars.color)
    .map(([name, variable]) => `${variable}: ${values[name]};`)
    .join('\n');

const Side = styled.section<{ $values: Record<string, string>; $scheme: string }>`
  ${({ $values }) => variablesOf($values)}
  color-scheme: ${({ $scheme }) => $scheme};
  min-width: 0;
  padding: ${theme.space.m};
  background: ${theme.color.bg};
  color: ${theme.color.text};
`;

const root = document.getElementById('gallery');
if (root) {
  createRoot(root).render(
    <ThemeRoot>
      <ToastProvider>
        <Gallery />
      </ToastProvider>
    </ThemeRoot>,
  );
}
