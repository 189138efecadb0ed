import { Button, media } from '@touchline/ui';
import Printer from 'lucide-react/icons/printer';
import { styled } from 'styled-components';

/** Not on phones. */
export const PrintButton = () => (
  <NotOnPhones>
    <Button variant="secondary" icon={Printer} onClick={() => window.print()}>
      Print
    </Button>
  </NotOnPhones>
);

const NotOnPhones = styled.div`
  display: none;

  ${media.tablet} {
    display: block;
  }
`;
