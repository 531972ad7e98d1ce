interface MarkProps {
  /** The agent’s letter. */
  readonly mark: string;
  /** The style of its lines in the charts. */
  readonly style: number;
}

const STYLES = 6;

/** The letter of an agent in its chart colour. */
export const Mark = ({ mark, style }: MarkProps) => (
  <b class="agent-mark" data-style={(style % STYLES) + 1}>
    {mark}
  </b>
);
