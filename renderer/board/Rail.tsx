import './cube.css';
import './themes.css';

/** The wooden rail under a row of cubes. */
export function Rail() {
  return <div aria-hidden className="rail" />;
}
