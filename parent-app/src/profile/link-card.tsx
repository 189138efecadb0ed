import { Card, LinkButton, type LucideIcon, Stack, Text } from '@touchline/ui';
import { type ReactNode } from 'react';

interface LinkCardProps {
  title: string;
  /** What the page is about. */
  text: string;
  icon: LucideIcon;
  /** The name of the button that leads there. */
  label: string;
  to: string;
  /** Right of the title. */
  aside?: ReactNode;
}

/** A part of the profile with a page of its own. */
export const LinkCard = ({ title, text, icon, label, to, aside }: LinkCardProps) => (
  <Card as="section" title={title} level={2} aside={aside}>
    <Stack gap="s">
      <Text muted>{text}</Text>
      <div>
        <LinkButton variant="secondary" icon={icon} to={to}>
          {label}
        </LinkButton>
      </div>
    </Stack>
  </Card>
);
