/** Least squares over many rows without keeping them: sums of products, solved with a little pull towards nothing. */
export class Fit {
  private readonly products: Float64Array;
  private readonly targets: Float64Array;
  private rows = 0;

  constructor(readonly width: number) {
    this.products = new Float64Array(width * width);
    this.targets = new Float64Array(width);
  }

  learn(row: readonly number[], target: number): void {
    const { width, products, targets } = this;
    this.rows++;
    for (let i = 0; i < width; i++) {
      const value = row[i] as number;
      if (value === 0) continue;
      targets[i] = (targets[i] as number) + value * target;
      for (let j = 0; j <= i; j++) {
        const at = i * width + j;
        products[at] = (products[at] as number) + value * (row[j] as number);
      }
    }
  }

  packed() {
    return { products: this.products, targets: this.targets, rows: this.rows };
  }

  add(other: ReturnType<Fit['packed']>): void {
    other.products.forEach((value, i) => (this.products[i] = (this.products[i] as number) + value));
    other.targets.forEach((value, i) => (this.targets[i] = (this.targets[i] as number) + value));
    this.rows += other.rows;
  }

  /** Cholesky; `pull` is a share of the rows, so that it means the same for few and many. */
  solve(pull: number): number[] {
    const n = this.width;
    const low = new Float64Array(n * n);
    const at = (i: number, j: number) => low[i * n + j] as number;
    for (let i = 0; i < n; i++) {
      for (let j = 0; j <= i; j++) {
        let sum = this.products[i * n + j] as number;
        if (i === j) sum += pull * this.rows + 1e-9;
        for (let k = 0; k < j; k++) sum -= at(i, k) * at(j, k);
        low[i * n + j] = i === j ? Math.sqrt(Math.max(sum, 1e-12)) : sum / at(j, j);
      }
    }
    const half: number[] = [];
    for (let i = 0; i < n; i++) {
      let sum = this.targets[i] as number;
      for (let k = 0; k < i; k++) sum -= at(i, k) * (half[k] as number);
      half[i] = sum / at(i, i);
    }
    const found = new Array<number>(n).fill(0);
    for (let i = n - 1; i >= 0; i--) {
      let sum = half[i] as number;
      for (let k = i + 1; k < n; k++) sum -= at(k, i) * (found[k] as number);
      found[i] = sum / at(i, i);
    }
    return found;
  }
}
