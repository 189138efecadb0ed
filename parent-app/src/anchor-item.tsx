import { useLocation } from '@touchline/router';
import { theme } from '@touchline/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';

/** An `<li>` that gets the focus when its id is in the address, as in `/dashboard#child-4`. */
export function AnchorItem({ id, children }: { id: string; children: ReactNode }) {
  const item = useRef<HTMLLIElement>(null);
  const isLinked = useLocation().hash === `#${id}`;
  useEffect(() => {
    if (isLinked) item.current?.focus();
  }, [isLinked]);
  return (
    <Item ref={item} id={id} tabIndex={isLinked ? -1 : undefined}>
      {children}
    </Item>
  );
}

const Item = styled.li`
  scroll-margin: calc(var(--ui-banner, 0px) + ${theme.size.header} + ${theme.space.m}) 0
    calc(${theme.size.bar} + ${theme.space.m});

  &:focus {
    border-radius: ${theme.radius.card};
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
  }
`;
