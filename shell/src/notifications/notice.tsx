import { List, ListRow, Stack, Text, theme } from '@touchline/ui';
import { type ReactNode } from 'react';
import { styled } from 'styled-components';

interface NoticeProps {
  title: string;
  to: string;
  lead?: ReactNode;
  /** In small letters, at the end. */
  about: string;
  children?: ReactNode;
}

/** A row that leads to what it is about. */
export const Notice = ({ about, children, ...row }: NoticeProps) => (
  <li>
    <ListRow
      {...row}
      level={4}
      look="quiet"
      details={
        <>
          {children}
          <Text size="secondary" muted>
            {about}
          </Text>
        </>
      }
    />
  </li>
);

/** Notices of one kind below a heading; nothing if there are none. */
export function NoticeList({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <Stack gap="xxs">
      <Text size="secondary" as="h3" strong>
        {title}
      </Text>
      <Edge>
        <List label={title}>{children}</List>
      </Edge>
    </Stack>
  );
}

/** The room around the rows is that of the panel. */
const Edge = styled.div`
  margin-inline: calc(-1 * ${theme.space.s});
`;
