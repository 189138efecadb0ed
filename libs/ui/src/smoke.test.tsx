import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import * as ui from './index.ts';

test('it loads', async () => {
  const { container } = render(
    <ui.ThemeRoot>
      <ui.Button variant="danger">Go</ui.Button>
      <ui.Dialog title="Hello" onClose={() => undefined}>
        <ui.TextField label="Name" />
      </ui.Dialog>
    </ui.ThemeRoot>,
  );
  expect(screen.getByRole('dialog', { name: 'Hello' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});
