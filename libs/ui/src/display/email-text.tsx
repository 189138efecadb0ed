import { styled } from 'styled-components';

/** An email address; a narrow column breaks it before the @ rather than inside a word. */
export function EmailText({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <Address>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </Address>
  );
}

const Address = styled.span`
  overflow-wrap: anywhere;
`;
