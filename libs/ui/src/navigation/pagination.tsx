import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { styled } from 'styled-components';
import { Icon } from '../display/icon.tsx';
import { offScreen } from '../display/visually-hidden.tsx';
import { media, theme } from '../theme/theme.ts';

interface PaginationProps {
  /** Starts at 1. */
  page: number;
  pages: number;
  onChange: (page: number) => void;
  /** 'Showing 1 to 10 of 42 results' */
  summary?: string;
  label?: string;
}

/** Previous, Next and up to five pages around the current one; only the summary when there is one page. */
export function Pagination({ page, pages, onChange, summary, label = 'Pages' }: PaginationProps) {
  return (
    <Bar>
      {summary && <Summary role="status">{summary}</Summary>}
      {pages > 1 && (
        <Buttons aria-label={label}>
          <PageButton type="button" disabled={page <= 1} onClick={() => onChange(page - 1)}>
            <Icon of={ChevronLeft} />
            <ButtonLabel>Previous</ButtonLabel>
          </PageButton>
          {pagesAround(page, pages).map((number) => (
            <PageButton
              key={number}
              type="button"
              aria-label={`Page ${number}`}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => onChange(number)}
            >
              {number}
            </PageButton>
          ))}
          <PageButton type="button" disabled={page >= pages} onClick={() => onChange(page + 1)}>
            <ButtonLabel>Next</ButtonLabel>
            <Icon of={ChevronRight} />
          </PageButton>
        </Buttons>
      )}
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.xxs} ${theme.space.s};
`;

const Summary = styled.p`
  color: ${theme.color.muted};
  font: ${theme.font.secondary};
  font-variant-numeric: tabular-nums;
`;

const Buttons = styled.nav`
  display: flex;
  gap: 2px;
  min-width: 0;
`;

const PageButton = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.xxs};
  flex: 0 1 ${theme.size.touch};
  min-width: 32px;
  min-height: ${theme.size.touch};
  padding: 0 6px;
  border: 1px solid transparent;
  border-radius: ${theme.radius.control};
  background: transparent;
  font: ${theme.font.label};
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  &[aria-current] {
    background: ${theme.color.raised};
    box-shadow: inset 0 -3px ${theme.color.brand};
  }
  &:hover:not(:disabled, [aria-current]) {
    background: ${theme.color.raised};
  }
  ${media.tablet} {
    flex: none;
    min-width: ${theme.size.touch};
  }
  &:disabled {
    color: ${theme.color.muted};
    opacity: 0.6;
    cursor: not-allowed;
  }
`;

const ButtonLabel = styled.span`
  ${offScreen}

  ${media.tablet} {
    position: static;
    width: auto;
    height: auto;
    margin: 0 ${theme.space.xxs};
    clip-path: none;
  }
`;

/** At most five page numbers, the current one in the middle if possible. */
export function pagesAround(page: number, pages: number): number[] {
  const shown = Math.min(5, pages);
  const first = Math.max(1, Math.min(page - 2, pages - shown + 1));
  return Array.from({ length: shown }, (_, at) => first + at);
}
