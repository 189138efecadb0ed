import {
  createContext,
  createElement,
  useContext,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react';

/** The props of an anchor, with `to` instead of `href`. */
export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string };

function PlainLink({ to, ...anchor }: LinkProps) {
  return <a href={to} {...anchor} />;
}

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

/** Makes all links of this library use the router's: `<LinkProvider link={Link}>`. Without it they are plain anchors. */
export function LinkProvider({ link, children }: { link: ComponentType<LinkProps>; children: ReactNode }) {
  return <LinkContext value={link}>{children}</LinkContext>;
}

const leavesApp = /^[a-z][a-z+.-]*:|^\/\//i;

/** An unstyled link. Addresses with a scheme (mailto:, tel:, https:) bypass the router. */
export function BareLink(props: LinkProps) {
  const routerLink = useContext(LinkContext);
  return createElement(leavesApp.test(props.to) ? PlainLink : routerLink, props);
}
